/**
 * @generated SignedSource<<2eb64447c7b7233b25f8e65c45e4a2ff>>
 * @relayHash f1bfe933ea44f6f5dd9ef796ae429975
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5046c9d1857ad31bb6f68003e14086aa3734bded622acc74f6e8f6b32d40884

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceivedPaymentPageQuery } from './ReceivedPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceivedPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5046c9d1857ad31bb6f68003e14086aa3734bded622acc74f6e8f6b32d40884",
    "metadata": {},
    "name": "ReceivedPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
