/**
 * @generated SignedSource<<fda46a983a9370820f70c1372b001e64>>
 * @relayHash cd5fcabffb5f847c7d46341437373ee9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95584a6258b006d4addcc5110f42eec3e21c02a791f28688ab5fb15d83fef294

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95584a6258b006d4addcc5110f42eec3e21c02a791f28688ab5fb15d83fef294",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
