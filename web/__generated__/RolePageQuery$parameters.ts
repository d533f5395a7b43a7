/**
 * @generated SignedSource<<fdc5c7c5ce1dfc08bea341bac613b116>>
 * @relayHash 3678329a637a33b8c6ac881ad5242d12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b51b5f4b9b3e95e419a6fecc5de545c4b9cdd6774c0d15cb2da2de2139bf2c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolePageQuery } from './RolePageQuery.graphql';

const node: PreloadableConcreteRequest<RolePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b51b5f4b9b3e95e419a6fecc5de545c4b9cdd6774c0d15cb2da2de2139bf2c3",
    "metadata": {},
    "name": "RolePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
