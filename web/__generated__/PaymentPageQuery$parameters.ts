/**
 * @generated SignedSource<<48bb1a6e7074661b337caabe5d47ba27>>
 * @relayHash ab0039a3d2c5f515b0d7ca641cf0f921
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef14e4a5c2fad431a2bfadfb3ed1859dd6ff47633121382c4124c37d46b7526a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentPageQuery } from './PaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef14e4a5c2fad431a2bfadfb3ed1859dd6ff47633121382c4124c37d46b7526a",
    "metadata": {},
    "name": "PaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
