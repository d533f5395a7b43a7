/**
 * @generated SignedSource<<159d4301781d3e0d91db88a41d088154>>
 * @relayHash e18377020321700e32f84549d01c0f99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47f2515f89662aa65461a1ce83cad5f822e068141b2fbc498d7685ba2d6633b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentTransactionPageQuery } from './PaymentTransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentTransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47f2515f89662aa65461a1ce83cad5f822e068141b2fbc498d7685ba2d6633b4",
    "metadata": {},
    "name": "PaymentTransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
