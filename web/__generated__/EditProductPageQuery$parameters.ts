/**
 * @generated SignedSource<<445e56ca25858d561b5f800373c4b74d>>
 * @relayHash 4525a7ba3c65468324ef69df09b6872b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71d7fd8dc6dc1fb5d3d4c5c0f7eeb243d51bef02f4041617d250f19ad93b7a7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProductPageQuery } from './EditProductPageQuery.graphql';

const node: PreloadableConcreteRequest<EditProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71d7fd8dc6dc1fb5d3d4c5c0f7eeb243d51bef02f4041617d250f19ad93b7a7f",
    "metadata": {},
    "name": "EditProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
