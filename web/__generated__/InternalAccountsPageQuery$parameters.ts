/**
 * @generated SignedSource<<c9e218b6bec80a52ca35ba57d75aa9de>>
 * @relayHash 205589939c5a834eb2d02ca443fbfeb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 401afe20a96ddff3e2e4df32f48af7330e42e0d70214c417d6146724f633193d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InternalAccountsPageQuery } from './InternalAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<InternalAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "401afe20a96ddff3e2e4df32f48af7330e42e0d70214c417d6146724f633193d",
    "metadata": {},
    "name": "InternalAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
