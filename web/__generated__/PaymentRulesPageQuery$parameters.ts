/**
 * @generated SignedSource<<30f2d55905a935fb87580f56c437bbc7>>
 * @relayHash d20da28d61d04e2fab13227dfa88fc53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cfad86185954b100f7bf0456117f685b5c73261e89112c1180d5468bd8b5af4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentRulesPageQuery } from './PaymentRulesPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentRulesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cfad86185954b100f7bf0456117f685b5c73261e89112c1180d5468bd8b5af4",
    "metadata": {},
    "name": "PaymentRulesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
