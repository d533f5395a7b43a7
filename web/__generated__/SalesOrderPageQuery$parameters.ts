/**
 * @generated SignedSource<<ce0e797e3b6edc7e253640cecfbcfa37>>
 * @relayHash b0d03ec12ef0c988efab67acdcc3da2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfab8d08ec6b4e573c59db3762dd98888e5a35b317c43bb3733c3aff4fbf5a94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfab8d08ec6b4e573c59db3762dd98888e5a35b317c43bb3733c3aff4fbf5a94",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
