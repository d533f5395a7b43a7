/**
 * @generated SignedSource<<89c858ce8fb2455fc1506e8adabb8690>>
 * @relayHash 3992d5096ab3d213a07f57edc704c738
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 258a28a5e38f73f9311ecde365c562821653b335c829da8203ea27136b29dfae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductsPageQuery } from './ProductsPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "258a28a5e38f73f9311ecde365c562821653b335c829da8203ea27136b29dfae",
    "metadata": {},
    "name": "ProductsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
