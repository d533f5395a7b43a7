/**
 * @generated SignedSource<<0c1959aa493a2782e1ec683b2bdfa1c4>>
 * @relayHash 3d2feb39f1c37db286c44ed0d3ab0046
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f193e6044f51c3adc89de5259ad90bb5aed0cb72f7105e53caa276da64d7376

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceivedPaymentPageQuery } from './ReceivedPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceivedPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f193e6044f51c3adc89de5259ad90bb5aed0cb72f7105e53caa276da64d7376",
    "metadata": {},
    "name": "ReceivedPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
