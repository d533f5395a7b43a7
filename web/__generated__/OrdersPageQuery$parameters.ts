/**
 * @generated SignedSource<<a5714fed2bedbb1cbf63d3a5e9b85902>>
 * @relayHash dee8b3151790514f78c5b043873b7afc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b9de96941ad2d6b9bf75426c5c4d57a82996300b46a2b38ff21b75066652f3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersPageQuery } from './OrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b9de96941ad2d6b9bf75426c5c4d57a82996300b46a2b38ff21b75066652f3c",
    "metadata": {},
    "name": "OrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
