/**
 * @generated SignedSource<<f20f58157830ea98b336148d6524fd14>>
 * @relayHash 90fc24a32eeaa0a0f0c928075d8ade37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72a6677240dfef3e6f4273b88987fae4b525ccec27d28337ee5589b4a2232966

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountsPageQuery } from './BankAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72a6677240dfef3e6f4273b88987fae4b525ccec27d28337ee5589b4a2232966",
    "metadata": {},
    "name": "BankAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
