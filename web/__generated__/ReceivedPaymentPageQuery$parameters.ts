/**
 * @generated SignedSource<<7f9e7945e011e781b1216ced2f5931c3>>
 * @relayHash 135b4e130844280edc9e1a2fdc2f346c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db4fbb901cfe312b06857355d078ed212f4b930594f5e7fcbf6e58327ac56293

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceivedPaymentPageQuery } from './ReceivedPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceivedPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db4fbb901cfe312b06857355d078ed212f4b930594f5e7fcbf6e58327ac56293",
    "metadata": {},
    "name": "ReceivedPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
