/**
 * @generated SignedSource<<b44bc15210ae5a9637cfd3d1b9b89fe8>>
 * @relayHash 67b85725fdae69960beab8a6e152bc7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c890712663a5894c9d91600d9468db6f8d04983c5a3f889545c3749595480b54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateBillPageQuery } from './CreateBillPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateBillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c890712663a5894c9d91600d9468db6f8d04983c5a3f889545c3749595480b54",
    "metadata": {},
    "name": "CreateBillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
