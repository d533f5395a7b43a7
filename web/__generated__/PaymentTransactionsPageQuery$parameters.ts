/**
 * @generated SignedSource<<a730ed7592c787b600c8d07e650b2e0a>>
 * @relayHash 74e05967504ac55ed428be86bf954b73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cde1a0faecdaeed533877dbe61e04b673b330f8706bf4d2a4372ade9fd42eb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentTransactionsPageQuery } from './PaymentTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cde1a0faecdaeed533877dbe61e04b673b330f8706bf4d2a4372ade9fd42eb0",
    "metadata": {},
    "name": "PaymentTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
