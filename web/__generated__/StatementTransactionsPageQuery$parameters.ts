/**
 * @generated SignedSource<<b4f83f47f89ceb0e6fa0b1082169ae00>>
 * @relayHash b5da630858395b7a4fe27cf9f7f118c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID decac86d174c61db0f6dd92617ff4d0cd9630927c875e5c477d53dd2d8cd0128

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementTransactionsPageQuery } from './StatementTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "decac86d174c61db0f6dd92617ff4d0cd9630927c875e5c477d53dd2d8cd0128",
    "metadata": {},
    "name": "StatementTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
