/**
 * @generated SignedSource<<0730bc74a0ef1149149d1bb35e7b7e32>>
 * @relayHash 5c94d7c04dc3a573c2dc88a140cc72ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94bde9c551d8da3a216f81a74d4dabe923bf054be7288e2d5e29f8375102f692

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateSalesOrderPageQuery } from './CreateSalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateSalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94bde9c551d8da3a216f81a74d4dabe923bf054be7288e2d5e29f8375102f692",
    "metadata": {},
    "name": "CreateSalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
