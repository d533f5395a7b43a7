/**
 * @generated SignedSource<<be776909521629adb041cf272b111bc9>>
 * @relayHash 763a19af4fd7cec43521c02ca0802228
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49ce816b4eb767e63a8156f9dac915deb666a31b057ea7f38c7fff878fce10ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InternalAccountsPageQuery } from './InternalAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<InternalAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49ce816b4eb767e63a8156f9dac915deb666a31b057ea7f38c7fff878fce10ff",
    "metadata": {},
    "name": "InternalAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
