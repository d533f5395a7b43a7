/**
 * @generated SignedSource<<41d05ee3d4b3e0a026ab2aa899c73cbe>>
 * @relayHash 2d6c20f1622dd0825701520dff99702e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa4fe0d6cbe4ba373616e3c2120133753b69e7fe1c87e8cbdf5a1c3e3cd0e30d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeForecastQuery } from './HomeForecastQuery.graphql';

const node: PreloadableConcreteRequest<HomeForecastQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa4fe0d6cbe4ba373616e3c2120133753b69e7fe1c87e8cbdf5a1c3e3cd0e30d",
    "metadata": {},
    "name": "HomeForecastQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
