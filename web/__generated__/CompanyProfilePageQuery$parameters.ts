/**
 * @generated SignedSource<<a79dd272726ca932734a3d8ab373e86d>>
 * @relayHash 06a0c8ca347624cf5e61141ee74299ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c24c84f771746912191ad2a001a2d1ed4ac1b2e84a337ddb762a1ef0b3353af6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyProfilePageQuery } from './CompanyProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c24c84f771746912191ad2a001a2d1ed4ac1b2e84a337ddb762a1ef0b3353af6",
    "metadata": {},
    "name": "CompanyProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
