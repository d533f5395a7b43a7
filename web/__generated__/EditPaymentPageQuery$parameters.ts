/**
 * @generated SignedSource<<4f4403b0b8232a7674b873bdddea608a>>
 * @relayHash b4a7efc57d346122149ab2745a7b8299
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e0e72df6fd27b599a8f00ad80a6bd48f14d3df67e1c7400dbf0a9794e72f356

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditPaymentPageQuery } from './EditPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<EditPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e0e72df6fd27b599a8f00ad80a6bd48f14d3df67e1c7400dbf0a9794e72f356",
    "metadata": {},
    "name": "EditPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
