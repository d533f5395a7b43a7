/**
 * @generated SignedSource<<0425cf09201f416bdd125d5374527e66>>
 * @relayHash 1da45acec27d8d40223d60f1a58ba1f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bc7340a07d7ce76d16bf80866df90e731f9142f76fc3dc5c44afbb58f644641

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateProductPageQuery } from './CreateProductPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bc7340a07d7ce76d16bf80866df90e731f9142f76fc3dc5c44afbb58f644641",
    "metadata": {},
    "name": "CreateProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
