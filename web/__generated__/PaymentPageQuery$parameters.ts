/**
 * @generated SignedSource<<a7085c0de175dbcb63b2e6e62336e62c>>
 * @relayHash 0cad50df6333d44329efe27410cbad09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2c160706fa36a44c48ed20b9ea615964ede8cc1fb78fe351a0fc29bbdc074b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentPageQuery } from './PaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2c160706fa36a44c48ed20b9ea615964ede8cc1fb78fe351a0fc29bbdc074b0",
    "metadata": {},
    "name": "PaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
