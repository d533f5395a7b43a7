/**
 * @generated SignedSource<<cc6d792ffb7179ba5e6d3907d1a4a655>>
 * @relayHash 58dfed0d48aa80bc9d2ac51a96b1be83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd8f4fa6d62984d07f23f85c5a7334e1fab96209ef3f050eff96a8a514d81d73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditSalesOrderPageQuery } from './EditSalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<EditSalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd8f4fa6d62984d07f23f85c5a7334e1fab96209ef3f050eff96a8a514d81d73",
    "metadata": {},
    "name": "EditSalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
