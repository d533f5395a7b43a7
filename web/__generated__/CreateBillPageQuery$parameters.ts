/**
 * @generated SignedSource<<0a8214ee35d6bf04f3fbbec381b63540>>
 * @relayHash 48e27f84ef6da635e6500dc9886e3e36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56899a14caff11b13c4b4fd200ba01ae0083b1528acbf2837f6e91ba0c2b3d03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateBillPageQuery } from './CreateBillPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateBillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56899a14caff11b13c4b4fd200ba01ae0083b1528acbf2837f6e91ba0c2b3d03",
    "metadata": {},
    "name": "CreateBillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
