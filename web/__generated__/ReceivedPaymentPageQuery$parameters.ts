/**
 * @generated SignedSource<<10c920d3b45eb67c5f3b59015e6ecd7a>>
 * @relayHash 825d4216c40c2ab4f088f572da3da863
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1dabea4f11f73f8e1884d6c3b659817e444a126123a354d524279234612274b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceivedPaymentPageQuery } from './ReceivedPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceivedPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1dabea4f11f73f8e1884d6c3b659817e444a126123a354d524279234612274b",
    "metadata": {},
    "name": "ReceivedPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
