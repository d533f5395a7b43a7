/**
 * @generated SignedSource<<0f63b9ddd6c3d424b5454b3a794fcd27>>
 * @relayHash dee40fe46052cdbb6f89c97d2ee4b07e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 114c5aa186328f7991587723274d0303c18eb0f8b3a82b0e7c87144e87e2e8a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "114c5aa186328f7991587723274d0303c18eb0f8b3a82b0e7c87144e87e2e8a4",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
