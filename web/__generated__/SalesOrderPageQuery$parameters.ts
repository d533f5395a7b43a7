/**
 * @generated SignedSource<<86929387ab01152ab1a256cfa277e26a>>
 * @relayHash 4a63836edad3ca9db358e20d8a201503
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 855c84c8a1e606f8df429cb8131e419d423ff2b67641cb3b9151ab19c4ef0b69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "855c84c8a1e606f8df429cb8131e419d423ff2b67641cb3b9151ab19c4ef0b69",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
