/**
 * @generated SignedSource<<ee0504f89753836b0a0c79a05997bad3>>
 * @relayHash f7362d42f0de8c983192d74fcd73d11f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 308cabbf27e6aac133a330b185177e54c54ccc8e00a1c5e413d9bb79f9a6f428

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditBillPageQuery } from './EditBillPageQuery.graphql';

const node: PreloadableConcreteRequest<EditBillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "308cabbf27e6aac133a330b185177e54c54ccc8e00a1c5e413d9bb79f9a6f428",
    "metadata": {},
    "name": "EditBillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
