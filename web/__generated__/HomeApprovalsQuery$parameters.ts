/**
 * @generated SignedSource<<a54c82553542336351ef0184bb3a265a>>
 * @relayHash 27e56cd4bda5dfe9c0353292a9711350
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1fd8e187a132d27700c9b84fd7cd09da79a6d3d5399153bf39927cde88139e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeApprovalsQuery } from './HomeApprovalsQuery.graphql';

const node: PreloadableConcreteRequest<HomeApprovalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1fd8e187a132d27700c9b84fd7cd09da79a6d3d5399153bf39927cde88139e3",
    "metadata": {},
    "name": "HomeApprovalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
