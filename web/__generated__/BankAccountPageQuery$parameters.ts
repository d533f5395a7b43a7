/**
 * @generated SignedSource<<60b2f4671855eeab0eebb789311f75a8>>
 * @relayHash 8468568578bb9f5b1185f7c2f2ddf36c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3a91cdc65c9c2ccc1056479a094e682965e7af6cf55db10ca802b5b7afe127b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountPageQuery } from './BankAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3a91cdc65c9c2ccc1056479a094e682965e7af6cf55db10ca802b5b7afe127b",
    "metadata": {},
    "name": "BankAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
