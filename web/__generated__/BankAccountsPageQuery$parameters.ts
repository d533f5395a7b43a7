/**
 * @generated SignedSource<<a322b9310595ec4d710cf7644e75019f>>
 * @relayHash 76e9982ab4c510ac2aea2b0c8f4d98ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bee83a5e35587d875da6c71529c843b66e42af6b646f0c9ddfa305bdb2eb8781

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountsPageQuery } from './BankAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bee83a5e35587d875da6c71529c843b66e42af6b646f0c9ddfa305bdb2eb8781",
    "metadata": {},
    "name": "BankAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
