/**
 * @generated SignedSource<<c925dd65121f638e5fc473720d4d2db6>>
 * @relayHash b2445649a5f28d2641a9fc5198da1962
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0accdd5466b2fcb321e213ecb36f36404dc5b3913fee5c612203268a9613239b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0accdd5466b2fcb321e213ecb36f36404dc5b3913fee5c612203268a9613239b",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
