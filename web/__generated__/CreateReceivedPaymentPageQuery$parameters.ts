/**
 * @generated SignedSource<<8e97ca67d88d1c3175bac9219baec35a>>
 * @relayHash fa3552faba3531f2179cbf656440a93b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f4307816299fc7bfdf68ac5f27e4a92d3bfd6420cfdbff1fdd7adb66b15b0e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateReceivedPaymentPageQuery } from './CreateReceivedPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateReceivedPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f4307816299fc7bfdf68ac5f27e4a92d3bfd6420cfdbff1fdd7adb66b15b0e6",
    "metadata": {},
    "name": "CreateReceivedPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
