/**
 * @generated SignedSource<<59953e88568def11f266b7be50f056aa>>
 * @relayHash f227da89887b0e769b3239c45d6f26fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68f025bf118636c2e538c444cdcef386f5963895f765269a6087ea92309ea593

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentRecordPageQuery } from './PaymentRecordPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentRecordPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68f025bf118636c2e538c444cdcef386f5963895f765269a6087ea92309ea593",
    "metadata": {},
    "name": "PaymentRecordPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
