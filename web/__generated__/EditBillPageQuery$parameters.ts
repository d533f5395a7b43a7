/**
 * @generated SignedSource<<5e9199c27b6a8668328c8a950330f6c5>>
 * @relayHash 633978043667ec5e3c8665b19030e3d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 189c8586ec2ddd1d74f623fc91794bf0e4e999b09d95954eeef5d3fb79b9ece5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditBillPageQuery } from './EditBillPageQuery.graphql';

const node: PreloadableConcreteRequest<EditBillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "189c8586ec2ddd1d74f623fc91794bf0e4e999b09d95954eeef5d3fb79b9ece5",
    "metadata": {},
    "name": "EditBillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
