/**
 * @generated SignedSource<<df41ceabea1234662c4a891eb2ad9e06>>
 * @relayHash ddf7f41b54759f7bda05906fcb85b5e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 858621915039f7c86f989e27bb02874a6768ed3cb9dd0d03bb62be9c318566a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceivedPaymentPageQuery } from './ReceivedPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceivedPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "858621915039f7c86f989e27bb02874a6768ed3cb9dd0d03bb62be9c318566a9",
    "metadata": {},
    "name": "ReceivedPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
