/**
 * @generated SignedSource<<d0862ea3275be64d5f3ad2379d80aa1c>>
 * @relayHash 57549a60b82627f0cc2eb4502e755fe1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f755b4854d5a4ca95aeca1d376e404e03aaef87ddd64e21b22a89c98ef28601

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeMaturitiesQuery } from './HomeMaturitiesQuery.graphql';

const node: PreloadableConcreteRequest<HomeMaturitiesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f755b4854d5a4ca95aeca1d376e404e03aaef87ddd64e21b22a89c98ef28601",
    "metadata": {},
    "name": "HomeMaturitiesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
