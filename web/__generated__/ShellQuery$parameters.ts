/**
 * @generated SignedSource<<a9d02c5cdb9bfc221455ac53449f5e3c>>
 * @relayHash 0fda8251f493ef12501b6c8a434cb250
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b20ba5f2ab96199b07a315bb3387a506ff1f555dd79776eaa1603b1c4adc81d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b20ba5f2ab96199b07a315bb3387a506ff1f555dd79776eaa1603b1c4adc81d1",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
