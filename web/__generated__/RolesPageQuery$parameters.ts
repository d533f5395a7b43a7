/**
 * @generated SignedSource<<dc70153d326358c8c45d8472de1248b7>>
 * @relayHash 9256d19e89ebfd107d666ec0b97488fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb3ef41b108283e7153cfacb8c75f8a4d0ed49b6c3460256661452771810cda4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolesPageQuery } from './RolesPageQuery.graphql';

const node: PreloadableConcreteRequest<RolesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb3ef41b108283e7153cfacb8c75f8a4d0ed49b6c3460256661452771810cda4",
    "metadata": {},
    "name": "RolesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
