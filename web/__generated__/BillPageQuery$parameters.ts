/**
 * @generated SignedSource<<f3dbe50107113ba44a06e3ade3d7ca5f>>
 * @relayHash ec339d6667f4d920eacb808f7c0834a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 437db4163625ddf48e4bd752131c3618f9e9f1655751dba725cc0f4a5a4473c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillPageQuery } from './BillPageQuery.graphql';

const node: PreloadableConcreteRequest<BillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "437db4163625ddf48e4bd752131c3618f9e9f1655751dba725cc0f4a5a4473c3",
    "metadata": {},
    "name": "BillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
