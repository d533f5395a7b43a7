/**
 * @generated SignedSource<<083115fd530f997e7147e03694882690>>
 * @relayHash f508c1116330a5cffb33531caf831f06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c811cdddc3be4a187d2d9dad86ac5c1609a6dedbd405a0e7230607691a6e17f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentTransactionsPageQuery } from './PaymentTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c811cdddc3be4a187d2d9dad86ac5c1609a6dedbd405a0e7230607691a6e17f",
    "metadata": {},
    "name": "PaymentTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
