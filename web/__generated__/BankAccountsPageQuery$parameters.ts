/**
 * @generated SignedSource<<c25a7ffaca3b4013a61600f4effc7793>>
 * @relayHash 80312dcd025cd156c3ed2f911a5cb0c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b15c96a32cc199b5aa2a2ffa837c754fc4d96d33afd335cf7f546ae5327cc7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountsPageQuery } from './BankAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b15c96a32cc199b5aa2a2ffa837c754fc4d96d33afd335cf7f546ae5327cc7d",
    "metadata": {},
    "name": "BankAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
