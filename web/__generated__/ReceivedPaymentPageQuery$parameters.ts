/**
 * @generated SignedSource<<106bcbbc1fbebc2cc40b95e18e3878cd>>
 * @relayHash 903e84e9f27db5ea349e3752a76f6d1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41f6f9f10332143963a30f3f4f1a9de0307ba24fd28c8eed28ef0fd266f3de61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceivedPaymentPageQuery } from './ReceivedPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceivedPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41f6f9f10332143963a30f3f4f1a9de0307ba24fd28c8eed28ef0fd266f3de61",
    "metadata": {},
    "name": "ReceivedPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
