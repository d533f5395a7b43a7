/**
 * @generated SignedSource<<5a6c4c5051b52a4dd35b201ac61e2cb5>>
 * @relayHash 3e0476b9e54586e98f23176f2cf6e358
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd914cd5c584a0f5bca1032594001146a5ad1cd2de0504485d9435eed4b12f0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceivedPaymentPageQuery } from './ReceivedPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceivedPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd914cd5c584a0f5bca1032594001146a5ad1cd2de0504485d9435eed4b12f0b",
    "metadata": {},
    "name": "ReceivedPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
