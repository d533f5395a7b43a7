/**
 * @generated SignedSource<<a1bbdfb9793ddf1539fe4eab408814de>>
 * @relayHash 51f7330d21814a15668477065d9aa64c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba30205e646f61ec2d783dcb6f3041d64bf917fce7feef49a9649d125d073b8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupCashPageQuery } from './GroupCashPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupCashPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba30205e646f61ec2d783dcb6f3041d64bf917fce7feef49a9649d125d073b8a",
    "metadata": {},
    "name": "GroupCashPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
