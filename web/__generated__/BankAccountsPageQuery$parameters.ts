/**
 * @generated SignedSource<<3fec6371478e9d2ef00bef8a92102595>>
 * @relayHash 148e487fae30c3ec7be7b891b1c019fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 459ba18fbbd48ae3fcb1534a2f168ca5caf0830196cb95deed50cd5224afe2dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountsPageQuery } from './BankAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "459ba18fbbd48ae3fcb1534a2f168ca5caf0830196cb95deed50cd5224afe2dd",
    "metadata": {},
    "name": "BankAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
