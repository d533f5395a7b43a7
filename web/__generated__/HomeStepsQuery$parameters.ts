/**
 * @generated SignedSource<<775cbaac5d922e569cb9bc2930e0ae94>>
 * @relayHash 26fbc5f0d07c373ae8980ad1ff4ad9b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7666b74da0eb4bdb6d404da26fe9f2b39ad72f18807dbd38cff6d67d08ac018e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeStepsQuery } from './HomeStepsQuery.graphql';

const node: PreloadableConcreteRequest<HomeStepsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7666b74da0eb4bdb6d404da26fe9f2b39ad72f18807dbd38cff6d67d08ac018e",
    "metadata": {},
    "name": "HomeStepsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
