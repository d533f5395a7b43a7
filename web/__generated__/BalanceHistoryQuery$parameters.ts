/**
 * @generated SignedSource<<a24c08d97818ed9efcaec7f447fcd4f6>>
 * @relayHash 6f1d74e6b8ef6afb502214cea122b4e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 046fa889af6b01690f20b069fd641f85fee321b9eadf2ac68a1a8887e7646423

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BalanceHistoryQuery } from './BalanceHistoryQuery.graphql';

const node: PreloadableConcreteRequest<BalanceHistoryQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "046fa889af6b01690f20b069fd641f85fee321b9eadf2ac68a1a8887e7646423",
    "metadata": {},
    "name": "BalanceHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
