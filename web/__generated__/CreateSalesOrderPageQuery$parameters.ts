/**
 * @generated SignedSource<<9e40658f994f1702c70356059f41701c>>
 * @relayHash 2937f2b3504de18186599d64ea87a255
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04921168ef3e0923aec539f2b8a9898b45abc8c3079ee18ada4017ad570b1506

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateSalesOrderPageQuery } from './CreateSalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateSalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04921168ef3e0923aec539f2b8a9898b45abc8c3079ee18ada4017ad570b1506",
    "metadata": {},
    "name": "CreateSalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
