/**
 * @generated SignedSource<<cf9a286d3bf6f48b63c85f0d22b6b68e>>
 * @relayHash 0b4f1a1b83fef637ea7f1ee7bdf70064
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8baa9fbeab98cbefc760e26d2f75d8e17218422c607c7ed2ca94fb7cf4fdffe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentTransactionPageQuery } from './PaymentTransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentTransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8baa9fbeab98cbefc760e26d2f75d8e17218422c607c7ed2ca94fb7cf4fdffe",
    "metadata": {},
    "name": "PaymentTransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
