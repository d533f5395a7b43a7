/**
 * @generated SignedSource<<482ef550d8e057c23a6dc85e63606d69>>
 * @relayHash 2cc14b74338b4c7ed44cdfb912343d61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34c71d17850d10ebc3e5acfb5a71dc726729e1fcab4b3010293a90a3b70815c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersPageQuery } from './CustomersPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34c71d17850d10ebc3e5acfb5a71dc726729e1fcab4b3010293a90a3b70815c5",
    "metadata": {},
    "name": "CustomersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
