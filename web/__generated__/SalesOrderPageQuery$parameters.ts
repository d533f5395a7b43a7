/**
 * @generated SignedSource<<fdc7bf219153e00109ed2ba87003ca3d>>
 * @relayHash 0d903b5ddbf6e897e80287f3aad6ea0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e360bc6fcf94dc164f864bc90d58136534209feac0251a5afc0f1a37bfec685

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e360bc6fcf94dc164f864bc90d58136534209feac0251a5afc0f1a37bfec685",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
