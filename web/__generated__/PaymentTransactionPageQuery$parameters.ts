/**
 * @generated SignedSource<<d861d7839a32a08566a3341de6f0bcbd>>
 * @relayHash b25695127bd917b6d29ac478844755d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b247615bce8e72e4ab7d8428f164937ca032e0876432c2bbe81c0e04819d00c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentTransactionPageQuery } from './PaymentTransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentTransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b247615bce8e72e4ab7d8428f164937ca032e0876432c2bbe81c0e04819d00c",
    "metadata": {},
    "name": "PaymentTransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
